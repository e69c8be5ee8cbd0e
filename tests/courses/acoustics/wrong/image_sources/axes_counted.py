# the orders that are returned count the axes with a reflection, instead of all reflections
def image_sources(source, room, beta, order):
    images = []
    for i in range(-order, order + 1):
        for j in range(-order, order + 1):
            for k in range(-order, order + 1):
                if abs(i) + abs(j) + abs(k) <= order:
                    images.append((i, j, k))
    n = np.array(images)
    positions = n * room + np.where(n % 2 == 0, source, room - source)
    gains = np.ones(len(n))
    for d in range(3):
        gains = gains * beta[d, 0] ** np.abs(n[:, d] // 2)
        gains = gains * beta[d, 1] ** np.abs((n[:, d] + 1) // 2)
    orders = np.count_nonzero(n, axis=1)
    return positions, gains, orders
