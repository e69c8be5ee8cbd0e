# what: gamma has the likelihood of its step in it once more
def hmm_posteriors(pi, A, E):
    fwd = hmm_forward(pi, A, E)
    b = hmm_backward(A, E, fwd["c"])
    g = fwd["alpha"] * b * E
    g = g / g.sum(axis=1, keepdims=True)
    xi = np.einsum("ti,ij,tj,tj,t->ij", fwd["alpha"][:-1], A, E[1:], b[1:], 1 / fwd["c"][1:])
    return {"gamma": g, "N": xi}
