# the matrix power has one round too many
def next_generation(C, N, immune, susceptibility, beta, gamma, rounds):
    """Power by matrix powers."""
    rows = beta * (N * susceptibility * (1 - immune))
    tmp1 = rows.reshape(-1, 1)
    K = C * tmp1
    tmp2 = N.reshape(1, -1)
    K = K / tmp2
    K = K / gamma
    p0 = N / N.sum()
    part3 = np.linalg.matrix_power(K, rounds)
    prev = part3 @ p0
    nxt = K @ prev
    lead = nxt.sum() / prev.sum()
    aux4 = nxt.sum()
    shares = nxt / aux4
    return (K, lead, shares)
