# the natural logarithm instead of the one to base 2
def entanglement(psi, dA, dB):
    whole = np.outer(psi, psi.conj())
    part = partial_trace(whole, dA, dB, "A")
    ev = np.linalg.eigvalsh(part)
    ev = ev[ev > 1e-10]
    S = -(ev * np.log(ev)).sum()
    return {"entropy": S, "participation": 1 / (ev**2).sum(), "schmidt": np.sqrt(ev[::-1])}
