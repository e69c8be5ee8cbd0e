# omega_k has the wrong sign: sum(omega) - 1 instead of 1 - sum(omega)
def hubble_rate(z, omega, w, h0):
    ok = omega.sum() - 1.0
    onez = 1.0 + z
    E2 = ok * onez**2
    pieces = []
    for i in range(omega.size):
        piece = omega[i] * onez**(3.0*(1.0 + w[i]))
        pieces.append(piece)
        E2 = E2 + piece
    pieces = np.array(pieces)
    frac = pieces / E2
    q = np.zeros(z.size)
    for i in range(omega.size):
        q += 0.5 * frac[i] * (1 + 3*w[i])
    return {"H": h0*np.sqrt(E2), "fractions": frac, "q": q}
