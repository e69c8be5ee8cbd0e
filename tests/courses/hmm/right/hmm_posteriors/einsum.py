# what: einsum over all steps
def hmm_posteriors(pi, A, E):
    f = hmm_forward(pi, A, E)
    b = hmm_backward(A, E, f["c"])
    N = np.einsum("ti,ij,tj,tj,t->ij", f["alpha"][:-1], A, E[1:], b[1:], 1 / f["c"][1:])
    return {"gamma": f["alpha"] * b, "N": N}
