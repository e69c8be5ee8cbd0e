# took the thickness of the left node instead of the mean of both
def ice_flux(H, bed, wet, dx):
    s = bed + H
    slope = (s[1:] - s[:-1]) / dx
    H_mid = H[:-1]
    tau = RHO_ICE * G * H_mid * np.abs(slope) / 1000
    deform = 2 * A_GLEN / (N_GLEN + 1) * tau**N_GLEN * H_mid
    slide = np.where(wet[1:] & wet[:-1], SLIP * tau**2, 0)
    u = -np.sign(slope) * (deform + slide)
    u_mean = -np.sign(slope) * (deform * (N_GLEN + 1) / (N_GLEN + 2) + slide)
    return u_mean * H_mid, u
