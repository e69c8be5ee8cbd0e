# the lattice has the period 2L for each image number: an image is at 2*n*L instead of n*L plus source or L - source
def image_sources(source, room, beta, order):
    k = 2 * order + 1
    n = np.indices((k, k, k)).reshape(3, -1).T - order
    orders = np.abs(n).sum(1)
    keep = orders <= order
    n, orders = n[keep], orders[keep]
    positions = 2 * n * room
    positions = positions + source * (n % 2 == 0) + (room - source) * (n % 2 == 1)
    gains = (beta[:, 0] ** abs(n // 2) * beta[:, 1] ** abs((n + 1) // 2)).prod(axis=1)
    return positions, gains, orders
