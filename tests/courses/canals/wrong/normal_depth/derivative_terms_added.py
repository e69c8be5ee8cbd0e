# added the perimeter's term in the derivative instead of subtracting it
def normal_depth(Q, b, z, h, n, S, y0, steps):
    y = y0 * 1.0
    Kn = Q / S**0.5
    for it in range(steps):
        props = section_properties(y, b, z, h)
        area, per, top = props["A"], props["P"], props["T"]
        K = area ** (5 / 3) * per ** (-2 / 3) / n
        dper = np.full(len(y), 2.0)
        dper[y < h] = 2 * np.sqrt(1 + z[y < h] ** 2)
        grow = K / 3 * (5 * top / area + 2 * dper / per)
        step = (K - Kn) / grow
        y = np.clip(y - step, 0.5 * y, 2 * y)
    props = section_properties(y, b, z, h)
    v = Q / props["A"]
    return y, v / np.sqrt(G * props["D"])
