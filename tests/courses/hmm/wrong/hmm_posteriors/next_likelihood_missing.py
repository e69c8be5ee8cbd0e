# what: the likelihood of the next step is left out of the transitions
def hmm_posteriors(pi, A, E):
    forward = hmm_forward(pi, A, E)
    alpha, scale = forward["alpha"], forward["c"]
    beta = hmm_backward(A, E, scale)
    counts = np.zeros_like(A)
    for t in range(1, len(E)):
        counts += A * np.outer(alpha[t - 1], beta[t]) / scale[t]
    return {"gamma": np.multiply(alpha, beta), "N": counts}
