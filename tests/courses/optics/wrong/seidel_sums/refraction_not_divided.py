# the refracted angles of both rays are not divided by the index behind the surface (n u - y c (n' - n) is taken as u')
def seidel_sums(radii, indices, gaps, marginal, chief):
    def trace(y, u):
        path = []
        for j in range(len(radii)):
            n, n1 = indices[j], indices[j + 1]
            u1 = n * u - y / radii[j] * (n1 - n)
            path.append((y, u, u1))
            if j < len(gaps):
                y = y + gaps[j] * u1
            u = u1
        return np.array(path).T

    y, u, u1 = trace(*marginal)
    yb, ub, ub1 = trace(*chief)
    n, n1 = indices[:-1], indices[1:]
    A = n * (u + y / radii)
    Ab = n * (ub + yb / radii)
    H = indices[0] * (chief[1] * marginal[0] - marginal[1] * chief[0])
    w = -y * (u1 / n1 - u / n)
    S3 = Ab**2 * w
    S4 = -(H**2) / radii * (1 / n1 - 1 / n)
    S = np.array([A**2 * w, A * Ab * w, S3, S4, Ab / A * (S3 + S4)])
    return {"invariant": H, "surfaces": S, "sums": S.sum(axis=1)}
