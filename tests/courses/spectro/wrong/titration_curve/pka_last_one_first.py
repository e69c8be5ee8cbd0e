# took the acidity constants in the reverse order
def titration_curve(volumes, c_base, v_acid, c_acid, pKa):
    V = v_acid + volumes
    Ca = c_acid * v_acid / V
    Na = c_base * volumes / V

    def mean_charge(H):
        numerator = np.zeros_like(H)
        denominator = np.ones_like(H)
        term = np.ones_like(H)
        for i, pk in enumerate(pKa[::-1]):
            term = term * 10 ** (-pk) / H
            numerator += (i + 1) * term
            denominator += term
        return numerator / denominator

    lower = np.zeros(len(volumes))
    upper = 14 * np.ones(len(volumes))
    for _ in range(60):
        middle = (lower + upper) / 2
        H = 10 ** (-middle)
        positive = H + Na > KW / H + Ca * mean_charge(H)
        lower[positive] = middle[positive]
        upper[~positive] = middle[~positive]
    return (lower + upper) / 2
