# susceptibility is left out
def next_generation(C, N, immune, susceptibility, beta, gamma, rounds):
    """Power by matrix powers."""
    rec = N * (1 - immune) * beta
    ngm = rec.reshape(-1, 1) * C
    term1 = N.reshape(1, -1)
    ngm = ngm / term1
    ngm = ngm / gamma
    p0 = N / N.sum()
    tmp2 = np.linalg.matrix_power(ngm, rounds - 1)
    before = tmp2 @ p0
    nxt = ngm @ before
    lead = nxt.sum() / before.sum()
    shares = nxt / nxt.sum()
    return (ngm, lead, shares)
