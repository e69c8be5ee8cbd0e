# with angles of incidence and refraction, n i = n' i', and S_II, S_III by the ratio of the incidence angles
def seidel_sums(radii, indices, gaps, marginal, chief):
    y, u = marginal
    Y, U = chief
    H = indices[0] * U * y - indices[0] * u * Y
    table = []
    for j, R in enumerate(radii):
        n, m = indices[j], indices[j + 1]
        i, I = u + y / R, U + Y / R
        i2, I2 = n * i / m, n * I / m
        u2, U2 = i2 - y / R, I2 - Y / R
        q = I / i
        s1 = (n * i) ** 2 * y * (u / n - u2 / m)
        s4 = H * H * (m - n) / (n * m * R)
        table.append([s1, q * s1, q * q * s1, s4, q * (q * q * s1 + s4)])
        u, U = u2, U2
        d = gaps[j] if j < len(gaps) else 0
        y, Y = y + d * u, Y + d * U
    table = np.array(table)
    return {"sums": table.sum(axis=0), "surfaces": table.T, "invariant": H}
