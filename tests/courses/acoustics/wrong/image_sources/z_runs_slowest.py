# the images come in the wrong order: nz is the outermost loop and nx the innermost
def image_sources(source, room, beta, order):
    def along(axis, n):
        L, s = room[axis], source[axis]
        x = n * L + s if n % 2 == 0 else n * L + (L - s)
        return x, beta[axis, 0] ** abs(n // 2) * beta[axis, 1] ** abs((n + 1) // 2)

    positions, gains, orders = [], [], []
    for nz in range(-order, order + 1):
        for ny in range(-order, order + 1):
            for nx in range(-order, order + 1):
                if abs(nx) + abs(ny) + abs(nz) <= order:
                    x, gx = along(0, nx)
                    y, gy = along(1, ny)
                    z, gz = along(2, nz)
                    positions.append((x, y, z))
                    gains.append(gx * gy * gz)
                    orders.append(abs(nx) + abs(ny) + abs(nz))
    return np.array(positions), np.array(gains), np.array(orders)
