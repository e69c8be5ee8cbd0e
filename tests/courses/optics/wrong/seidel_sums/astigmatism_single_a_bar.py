# astigmatism has A A_bar as coma has, instead of A_bar^2 (distortion is computed from it)
def seidel_sums(radii, indices, gaps, marginal, chief):
    y, u = marginal
    ybar, ubar = chief
    H = indices[0] * (ubar * y - u * ybar)
    surf = np.zeros((5, len(radii)))
    for idx in range(len(radii)):
        n = indices[idx]
        n_dash = indices[idx + 1]
        c = 1 / radii[idx]
        A = n * (u + y * c)
        Abar = n * (ubar + ybar * c)
        u_dash = (n * u - y * c * (n_dash - n)) / n_dash
        ubar_dash = (n * ubar - ybar * c * (n_dash - n)) / n_dash
        d = u_dash / n_dash - u / n
        surf[0, idx] = -(A**2) * y * d
        surf[1, idx] = -A * Abar * y * d
        surf[2, idx] = -A * Abar * y * d
        surf[3, idx] = -(H**2) * c * (1 / n_dash - 1 / n)
        surf[4, idx] = Abar / A * (surf[2, idx] + surf[3, idx])
        u = u_dash
        ubar = ubar_dash
        if idx < len(radii) - 1:
            y = y + gaps[idx] * u
            ybar = ybar + gaps[idx] * ubar
    return {"invariant": H, "surfaces": surf, "sums": np.sum(surf, axis=1)}
