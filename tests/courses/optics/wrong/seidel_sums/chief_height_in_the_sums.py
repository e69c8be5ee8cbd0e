# the first three sums are multiplied by the height of the chief ray instead of that of the marginal ray
def seidel_sums(radii, indices, gaps, marginal, chief):
    y, u = marginal
    ybar, ubar = chief
    H = indices[0] * (ubar * y - u * ybar)
    contributions = []
    for j in range(len(radii)):
        n, n_prime, c = indices[j], indices[j + 1], radii[j] ** -1.0
        A, A_bar = n * (y * c + u), n * (ybar * c + ubar)
        u_prime = (n * u - y * c * (n_prime - n)) / n_prime
        ubar_prime = (n * ubar - ybar * c * (n_prime - n)) / n_prime
        f = -ybar * (u_prime / n_prime - u / n)
        s = [A**2 * f, A * A_bar * f, A_bar**2 * f]
        s.append(-(H**2) * c * (1 / n_prime - 1 / n))
        s.append(A_bar / A * (s[2] + s[3]))
        contributions.append(s)
        u, ubar = u_prime, ubar_prime
        if j < len(radii) - 1:
            y, ybar = y + gaps[j] * u, ybar + gaps[j] * ubar
    contributions = np.transpose(contributions)
    return {"invariant": H, "surfaces": contributions, "sums": contributions.sum(axis=-1)}
