# the angles of incidence are u - y c instead of u + y c (both rays, in A and A_bar)
def seidel_sums(radii, indices, gaps, marginal, chief):
    y, u = marginal
    yb, ub = chief
    k = len(radii)
    H = indices[0] * (ub * y - u * yb)
    surfaces = np.zeros((5, k))
    for j in range(k):
        c = 1 / radii[j]
        n, np_ = indices[j], indices[j + 1]
        A = n * (u - y * c)
        Ab = n * (ub - yb * c)
        u_new = (n * u - y * c * (np_ - n)) / np_
        ub_new = (n * ub - yb * c * (np_ - n)) / np_
        delta = u_new / np_ - u / n
        S1 = -(A**2) * y * delta
        S2 = -A * Ab * y * delta
        S3 = -(Ab**2) * y * delta
        S4 = -(H**2) * c * (1 / np_ - 1 / n)
        S5 = Ab / A * (S3 + S4)
        surfaces[:, j] = [S1, S2, S3, S4, S5]
        u, ub = u_new, ub_new
        if j < k - 1:
            y = y + gaps[j] * u
            yb = yb + gaps[j] * ub
    return {"invariant": H, "surfaces": surfaces, "sums": surfaces.sum(axis=1)}
