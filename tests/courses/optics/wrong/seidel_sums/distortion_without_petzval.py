# distortion is A_bar/A times S_III alone, S_IV is left out
def seidel_sums(radii, indices, gaps, marginal, chief):
    y, u = marginal
    yb, ub = chief
    H = indices[0] * (ub * y - u * yb)
    per_surface = []
    for j in range(len(radii)):
        n, n_next = indices[j], indices[j + 1]
        c = 1 / radii[j]
        A = n * (u + y * c)
        Ab = n * (ub + yb * c)
        u_old = u
        u = (n * u - y * c * (n_next - n)) / n_next
        ub = (n * ub - yb * c * (n_next - n)) / n_next
        D = u / n_next - u_old / n
        I = -A * A * y * D
        II = -A * Ab * y * D
        III = -Ab * Ab * y * D
        IV = -H * H * c * (1 / n_next - 1 / n)
        V = Ab / A * III
        per_surface.append((I, II, III, IV, V))
        if j < len(radii) - 1:
            y += gaps[j] * u
            yb += gaps[j] * ub
    per_surface = np.array(per_surface).T
    return {"invariant": H, "surfaces": per_surface, "sums": per_surface.sum(axis=1)}
