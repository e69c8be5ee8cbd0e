# luminosity and angular diameter distance are swapped: d_l is divided by 1+z and d_a multiplied
def distances(z, omega, w, h0):
    H = hubble_rate(z, omega, w, h0)["H"]
    last_z = 0.0
    last = C_KM_S / h0
    chi = np.zeros(len(z))
    cum = 0.0
    for n, (zn, Hn) in enumerate(zip(z, H)):
        now = C_KM_S / Hn
        cum += (last + now) / 2 * (zn - last_z)
        last, last_z = now, zn
        chi[n] = cum
    Ok = 1 - np.sum(omega)
    q = np.sqrt(np.abs(Ok)) * h0 / C_KM_S
    if Ok > 1e-6:
        dm = np.sinh(q * chi) / q
    elif Ok < -1e-6:
        dm = np.sin(q * chi) / q
    else:
        dm = chi
    dl = dm / (1 + z)
    da = dm * (1 + z)
    return chi, dl, da
