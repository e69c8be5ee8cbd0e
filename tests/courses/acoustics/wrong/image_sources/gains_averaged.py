# the gain of an image is the mean of the three axes' gains instead of their product
def image_sources(source, room, beta, order):
    rng = range(-order, order + 1)
    combos = [np.array([a, b, c]) for a in rng for b in rng for c in rng]
    combos = [n for n in combos if np.abs(n).sum() <= order]
    positions = np.array([n * room + np.where(n % 2 == 0, source, room - source) for n in combos])
    gains = []
    for n in combos:
        per_axis = [beta[d, 0] ** abs(n[d] // 2) * beta[d, 1] ** abs((n[d] + 1) // 2) for d in range(3)]
        gains.append(sum(per_axis) / 3)
    orders = np.array([np.abs(n).sum() for n in combos])
    return positions, np.array(gains), orders
