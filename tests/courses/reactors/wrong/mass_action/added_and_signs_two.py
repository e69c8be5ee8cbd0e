# two mistakes: the reverse rate is added instead of subtracted, and the production uses only the signs of the coefficients
def mass_action(c, nu, kf, kr):
    c = np.maximum(c, 0)
    up = np.array([kf[j] * np.prod([c[i] ** -nu[j, i] for i in range(len(c)) if nu[j, i] < 0], axis=0) for j in range(len(nu))])
    down = np.array([kr[j] * np.prod([c[i] ** nu[j, i] for i in range(len(c)) if nu[j, i] > 0], axis=0) for j in range(len(nu))])
    rates = up + down
    return rates, np.sign(nu).T @ rates
