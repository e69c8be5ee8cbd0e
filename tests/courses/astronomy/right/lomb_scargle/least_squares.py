def lomb_scargle(t, y, dy, frequency):
    root = 1 / dy
    d = y - np.average(y, weights=root**2)
    rhs = root * d
    chi0 = rhs @ rhs
    power = np.zeros(len(frequency))
    for k, f in enumerate(frequency):
        A = np.column_stack([np.cos(2 * np.pi * f * t), np.sin(2 * np.pi * f * t)]) * root[:, None]
        coef = np.linalg.solve(A.T @ A, A.T @ rhs)
        power[k] = (A.T @ rhs) @ coef / chi0
    return power, 1 / frequency[np.argmax(power)]
