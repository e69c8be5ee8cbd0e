def ice_flux(H, bed, wet, dx):
    h = np.convolve(H, [0.5, 0.5], mode="valid")
    tau = -RHO_ICE * G / 1000 * h * np.diff(bed + H) / dx
    shear = 2 * A_GLEN * np.abs(tau) ** (N_GLEN - 1) * tau * h
    slip = SLIP * np.abs(tau) * tau * (wet[:-1] * wet[1:])
    u = shear / (N_GLEN + 1) + slip
    q = h * (shear / (N_GLEN + 2) + slip)
    return q, u
