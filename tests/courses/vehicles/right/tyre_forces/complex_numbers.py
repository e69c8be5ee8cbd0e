def tyre_forces(kappa, alpha, steer, load, pos, tyre):
    # forces as complex numbers: real part forward, imaginary part to the left
    Fz = np.where(load < 0, 0.0, load)
    friction = tyre["mu"] - tyre["mu"] * tyre["fall"] * (Fz / tyre["load0"] - 1)
    slip = kappa - 1j * np.tan(alpha)
    size = np.abs(slip)
    bs = size * tyre["B"]
    angle = tyre["C"] * np.arctan((1 - tyre["E"]) * bs + tyre["E"] * np.arctan(bs))
    F = friction * Fz * np.sin(angle) * np.exp(1j * np.angle(slip))
    F = F * np.exp(1j * steer)
    arm = pos[:, 0] + 1j * pos[:, 1]
    moment = (np.conj(arm) * F).imag.sum()
    return np.column_stack((F.real, F.imag)), moment
