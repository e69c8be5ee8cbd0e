# divided the added base by the volume of the acid instead of the whole volume
def titration_curve(volumes, c_base, v_acid, c_acid, pKa):
    betas = np.concatenate(([1.0], np.cumprod(10 ** (-pKa))))
    n = np.arange(len(betas))

    def balance(pH, v):
        H = 10 ** (-pH)
        total = v_acid + v
        weights = betas / H**n
        negative = KW / H + c_acid * v_acid / total * (n * weights).sum() / weights.sum()
        return H + c_base * v / v_acid - negative

    result = []
    for v in volumes:
        a, b = 0.0, 14.0
        for _ in range(60):
            m = (a + b) / 2
            if balance(m, v) > 0:
                a = m
            else:
                b = m
        result.append((a + b) / 2)
    return np.array(result)
