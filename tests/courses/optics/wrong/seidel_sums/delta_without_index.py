# the difference is u' - u, the angles are not divided by the indices
def seidel_sums(radii, indices, gaps, marginal, chief):
    (y, u), (Y, U) = marginal, chief
    lagrange = indices[0] * (U * y - u * Y)
    S1, S2, S3, S4, S5 = [], [], [], [], []
    for j in range(len(radii)):
        na, nb, R = indices[j], indices[j + 1], radii[j]
        A = na * (u + y / R)
        B = na * (U + Y / R)
        v = (na * u - (nb - na) * y / R) / nb
        V = (na * U - (nb - na) * Y / R) / nb
        du = v - u
        S1.append(-A * A * y * du)
        S2.append(-A * B * y * du)
        S3.append(-B * B * y * du)
        S4.append(lagrange**2 / R * (1 / na - 1 / nb))
        S5.append(B / A * (S3[-1] + S4[-1]))
        u, U = v, V
        if j < len(radii) - 1:
            y, Y = y + gaps[j] * u, Y + gaps[j] * U
    S = np.array([S1, S2, S3, S4, S5])
    return {"invariant": lagrange, "surfaces": S, "sums": S.sum(axis=1)}
