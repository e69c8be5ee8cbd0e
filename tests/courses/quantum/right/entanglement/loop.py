# right: a loop over the eigenvalues, natural logarithm divided by log(2)
def entanglement(psi, dA, dB):
    rho_A = partial_trace(np.outer(psi, psi.conj()), dA, dB, "A")
    values, _ = np.linalg.eigh(rho_A)
    S, squares, coefficients = 0.0, 0.0, []
    for v in reversed(values):
        if v <= 1e-10:
            continue
        S -= v * np.log(v) / np.log(2)
        squares += v * v
        coefficients.append(v**0.5)
    return {"entropy": S, "participation": 1 / squares, "schmidt": np.array(coefficients)}
