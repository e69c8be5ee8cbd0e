# R is the sum after all rounds without scaling: a product of all rounds
def next_generation(C, N, immune, susceptibility, beta, gamma, rounds):
    """Power by matrix powers."""
    rec = susceptibility * N * (1 - immune) * beta
    ngm = C * rec.reshape(-1, 1)
    ngm = ngm / N.reshape(1, -1)
    ngm = ngm / gamma
    term1 = N.sum()
    p0 = N / term1
    prev = np.linalg.matrix_power(ngm, rounds - 1) @ p0
    nxt = ngm @ prev
    R = nxt.sum()
    shares = nxt / nxt.sum()
    return (ngm, R, shares)
