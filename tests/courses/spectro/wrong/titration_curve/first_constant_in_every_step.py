# used the first acidity constant for every step of dissociation
def titration_curve(volumes, c_base, v_acid, c_acid, pKa):
    """The pH along the titration of a polyprotic acid with a strong base.

    volumes: added volumes of the base, shape (v,)
    c_base, v_acid, c_acid: concentration of the base; volume and concentration of the acid, numbers
    pKa: of each step of dissociation, the first one first, shape (q,)

    returns: pH after each volume, between 0 and 14, shape (v,)
    """
    Ka = 10.0 ** (-pKa)
    total = v_acid + volumes
    acid = c_acid * v_acid / total
    sodium = c_base * volumes / total
    low = np.zeros(volumes.size)
    high = np.full(volumes.size, 14.0)
    for _ in range(60):
        pH = (low + high) / 2
        H = 10.0 ** (-pH)
        forms = np.ones((pKa.size + 1, volumes.size))
        for i in range(pKa.size):
            forms[i + 1] = forms[i] * Ka[0] / H
        charges = np.arange(pKa.size + 1)
        charge = charges @ forms / np.sum(forms, axis=0)
        excess = H + sodium - KW / H - acid * charge
        low = np.where(excess > 0, pH, low)
        high = np.where(excess > 0, high, pH)
    return (low + high) / 2
