# gave the speed without its direction instead of negative values where the surface rises
def ice_flux(H, bed, wet, dx):
    top = H + bed
    tilt = np.abs(top[1:] - top[:-1]) / dx
    h = np.mean([H[1:], H[:-1]], axis=0)
    tau_d = RHO_ICE * G / 1000 * h * tilt
    u_deform = h * 2 * A_GLEN / (N_GLEN + 1) * np.power(tau_d, N_GLEN)
    u_slide = SLIP * np.square(tau_d) * wet[1:] * wet[:-1]
    u_surface = u_deform + u_slide
    u_bar = u_deform * (N_GLEN + 1) / (N_GLEN + 2) + u_slide
    return u_bar * h, u_surface
