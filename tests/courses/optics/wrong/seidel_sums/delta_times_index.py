# the difference is n'u' - nu, multiplied by the indices instead of divided
def seidel_sums(radii, indices, gaps, marginal, chief):
    y, u = marginal
    y2, u2 = chief
    H = indices[0] * (u2 * y - u * y2)
    table = np.zeros((len(radii), 5))
    for row, R in enumerate(radii):
        n0, n1 = indices[row], indices[row + 1]
        i1 = u + y / R
        i2 = u2 + y2 / R
        after = (n0 * u - y / R * (n1 - n0)) / n1
        after2 = (n0 * u2 - y2 / R * (n1 - n0)) / n1
        change = n1 * after - n0 * u
        table[row, 0] = -((n0 * i1) ** 2) * y * change
        table[row, 1] = -(n0 * i1) * (n0 * i2) * y * change
        table[row, 2] = -((n0 * i2) ** 2) * y * change
        table[row, 3] = -(H**2) / R * (1 / n1 - 1 / n0)
        table[row, 4] = i2 / i1 * (table[row, 2] + table[row, 3])
        u, u2 = after, after2
        if row != len(radii) - 1:
            y = y + u * gaps[row]
            y2 = y2 + u2 * gaps[row]
    return {"invariant": H, "surfaces": table.T, "sums": table.sum(axis=0)}
