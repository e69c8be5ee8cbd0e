# the gain is not set back to 1 for each image, so it is multiplied on from one image to the next
def image_sources(source, room, beta, order):
    positions, gains, orders = [], [], []
    g = 1.0
    for nx in range(-order, order + 1):
        for ny in range(-order, order + 1):
            for nz in range(-order, order + 1):
                n = np.array([nx, ny, nz])
                if abs(n).sum() <= order:
                    x = n * room
                    for d in range(3):
                        if n[d] % 2 == 0:
                            x[d] += source[d]
                        else:
                            x[d] += room[d] - source[d]
                        g *= beta[d, 0] ** abs(n[d] // 2)
                        g *= beta[d, 1] ** abs((n[d] + 1) // 2)
                    positions.append(x)
                    gains.append(g)
                    orders.append(abs(n).sum())
    return np.array(positions), np.array(gains), np.array(orders)
