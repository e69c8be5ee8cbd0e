# computed the copper loss from i_d and i_q only instead of from the phase currents with their zero sequence
def pmsm_torque(i_abc, angle, motor):
    p, psi, Ld, Lq = motor["pole_pairs"], motor["psi"], motor["L_d"], motor["L_q"]
    res = park_transform(i_abc, angle * p)
    d = res["i_d"]
    q = res["i_q"]
    T = 3 / 2 * p * (psi * q + (Ld - Lq) * d * q)
    ripple = (T.max() - T.min()) / abs(T.mean())
    loss = 1.5 * motor["R"] * np.mean(d**2 + q**2)
    overload = np.sum(np.hypot(d, q) > motor["i_max"]) / len(T)
    return {"torque": T, "ripple": ripple, "loss": loss, "overload": overload}
