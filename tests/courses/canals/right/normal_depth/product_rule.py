def normal_depth(Q, b, z, h, n, S, y0, steps):
    y = y0.copy()
    count = steps
    while count > 0:
        sec = section_properties(y, b, z, h)
        A, P, R, T = sec["A"], sec["P"], sec["R"], sec["T"]
        dP = np.full(len(y), 2.0)
        dP[y < h] = 2 * np.sqrt(1 + z[y < h] ** 2)
        dR = (T * P - A * dP) / P**2
        F = np.sqrt(S) / n * A * R ** (2 / 3) - Q
        dF = np.sqrt(S) / n * (T * R ** (2 / 3) + A * 2 / 3 * R ** (-1 / 3) * dR)
        new = y - F / dF
        new = np.where(new < 0.5 * y, 0.5 * y, new)
        y = np.where(new > 2 * y, 2 * y, new)
        count -= 1
    sec = section_properties(y, b, z, h)
    velocity = Q / sec["A"]
    return y, velocity / (G * sec["D"]) ** 0.5
