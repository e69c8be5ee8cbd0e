# made the sliding proportional to the stress instead of its square
def ice_flux(H, bed, wet, dx):
    z = bed + H
    ds = (z[:-1] - z[1:]) / dx  # positive where it goes down
    hm = (H[:-1] + H[1:]) / 2
    tau = RHO_ICE * G * hm * ds / 1000  # with sign
    size = np.abs(tau)
    shear = 2 * A_GLEN / (N_GLEN + 1) * size ** (N_GLEN - 1) * tau * hm
    slip = np.zeros_like(tau)
    ok = wet[:-1] & wet[1:]
    slip[ok] = SLIP * tau[ok]
    q = hm * (shear * (N_GLEN + 1) / (N_GLEN + 2) + slip)
    return q, shear + slip
