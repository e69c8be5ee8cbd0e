# the invariant is the sum n (u_bar y + u y_bar) instead of the difference (field curvature and distortion use it)
def seidel_sums(radii, indices, gaps, marginal, chief):
    (y, u), (yb, ub) = marginal, chief
    H = indices[0] * (ub * y + u * yb)
    result = np.zeros((5, len(radii)))
    for j, R in enumerate(radii):
        n, n2 = indices[j], indices[j + 1]
        inc, incb = u + y / R, ub + yb / R
        # Snell: n i = n' i', and u' = i' - y/R
        u2 = n / n2 * inc - y / R
        ub2 = n / n2 * incb - yb / R
        k = -y * (u2 / n2 - u / n)
        A, Ab = n * inc, n * incb
        result[:3, j] = k * A**2, k * A * Ab, k * Ab**2
        result[3, j] = H**2 / R * (1 / n - 1 / n2)
        result[4, j] = Ab / A * (result[2, j] + result[3, j])
        u, ub = u2, ub2
        if j < len(gaps):
            y += gaps[j] * u2
            yb += gaps[j] * ub2
    return {"invariant": H, "surfaces": result, "sums": result.sum(axis=1)}
