# the coefficient of the wall at 0 is used for the wall at L as well
def image_sources(source, room, beta, order):
    positions = []
    gains = []
    orders = []
    span = range(-order, order + 1)
    for nx in span:
        for ny in span:
            for nz in span:
                number = abs(nx) + abs(ny) + abs(nz)
                if number <= order:
                    p = np.zeros(3)
                    g = 1.0
                    for d, n in enumerate([nx, ny, nz]):
                        p[d] = n * room[d] + (source[d] if n % 2 == 0 else room[d] - source[d])
                        g = g * beta[d][0] ** abs(n // 2) * beta[d][0] ** abs((n + 1) // 2)
                    positions.append(p)
                    gains.append(g)
                    orders.append(number)
    return np.array(positions), np.array(gains), np.array(orders)
