# the images with odd number are not mirrored: every image is at n*L + source
def image_sources(source, room, beta, order):
    pos = []
    gain = []
    ords = []
    for nx in range(-order, order + 1):
        for ny in range(-order, order + 1):
            for nz in range(-order, order + 1):
                o = abs(nx) + abs(ny) + abs(nz)
                if o > order:
                    continue
                pos.append([nx * room[0] + source[0], ny * room[1] + source[1], nz * room[2] + source[2]])
                g = 1.0
                for axis, n in enumerate((nx, ny, nz)):
                    g *= beta[axis, 0] ** abs(n // 2)
                    g *= beta[axis, 1] ** abs((n + 1) // 2)
                gain.append(g)
                ords.append(o)
    return np.array(pos), np.array(gain), np.array(ords)
