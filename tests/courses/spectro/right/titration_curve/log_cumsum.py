def titration_curve(volumes, c_base, v_acid, c_acid, pKa):
    lost = np.arange(len(pKa) + 1)
    exponent = -np.append(0, np.cumsum(pKa))

    def net_charge(pH):
        forms = 10.0 ** (exponent + np.multiply.outer(pH, lost))
        z = (forms * lost).sum(axis=1) / forms.sum(axis=1)
        V = v_acid + volumes
        return 10.0**-pH + c_base * volumes / V - KW * 10.0**pH - z * c_acid * v_acid / V

    low = 0 * volumes
    width = 14.0
    for _ in range(60):
        width /= 2
        low = low + width * (net_charge(low + width) > 0)
    return low + width / 2
