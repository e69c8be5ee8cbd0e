# left the undissociated acid out of the sum that the charge is divided by
def titration_curve(volumes, c_base, v_acid, c_acid, pKa):
    constants = np.cumprod(10.0**-pKa)
    q = constants.size
    Vtot = volumes + v_acid
    low, high = np.zeros_like(volumes), np.zeros_like(volumes) + 14
    for _ in range(60):
        guess = (low + high) / 2
        H = 10.0**-guess
        up = np.zeros_like(H)
        down = np.zeros_like(H)
        for k in range(q):
            share = constants[k] / H ** (k + 1)
            up += (k + 1) * share
            down += share
        left = H + c_base * volumes / Vtot
        right = KW / H + c_acid * v_acid / Vtot * up / down
        low = np.where(left > right, guess, low)
        high = np.where(left > right, high, guess)
    return (low + high) / 2
