# coma has A^2 A_bar instead of A A_bar
def seidel_sums(radii, indices, gaps, marginal, chief):
    def refract(n, m, c, y, u):
        return (n * u - y * c * (m - n)) / m

    y, u, yb, ub = *marginal, *chief
    H = indices[0] * (ub * y - u * yb)
    out = []
    for j in range(len(radii)):
        n, m, c = indices[j], indices[j + 1], 1 / radii[j]
        A, Ab = n * (u + y * c), n * (ub + yb * c)
        un, ubn = refract(n, m, c, y, u), refract(n, m, c, yb, ub)
        w = -y * (un / m - u / n)
        sph = A**2 * w
        com = A**2 * Ab * w
        ast = Ab**2 * w
        pet = -(H**2) * c * (1 / m - 1 / n)
        dis = Ab / A * (ast + pet)
        out.append(np.array([sph, com, ast, pet, dis]))
        u, ub = un, ubn
        if j < len(gaps):
            y, yb = y + gaps[j] * u, yb + gaps[j] * ub
    out = np.stack(out, axis=1)
    return {"invariant": H, "surfaces": out, "sums": out.sum(axis=1)}
