# the built-in voltage has log10 instead of the natural logarithm
def depletion_layer(Na, Nd, ni, V, T, eps, fc):
    phi = KB * T * np.log10((Na * Nd) / (ni * ni))
    Veff = np.minimum(V, fc * phi)
    inv = 1 / Na + 1 / Nd
    W = (2 * eps / Q * inv * (phi - Veff))**0.5
    W0 = (2 * eps / Q * inv * phi)**0.5
    xp = W / (1 + Na / Nd)
    Emax = Q * Na * xp / eps
    C = eps / W
    high = V >= fc * phi
    C[high] = eps / W0 / (1 - fc)**1.5 * (1 - 1.5 * fc + V[high] / (2 * phi))
    return dict(Vbi=phi, W=W, xp=xp, Emax=Emax, C=C)
