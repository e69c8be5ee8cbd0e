def pmsm_torque(i_abc, angle, motor):
    p = motor["pole_pairs"]
    dq = park_transform(i_abc, p * angle)
    d, q = dq["i_d"], dq["i_q"]
    T = 3 * p / 2 * motor["psi"] * q + 3 * p / 2 * (motor["L_d"] - motor["L_q"]) * d * q
    return {
        "torque": T,
        "ripple": np.ptp(T) / abs(T.mean()),
        "loss": motor["R"] * np.einsum("pt,pt->", i_abc, i_abc) / i_abc.shape[1],
        "overload": np.count_nonzero(np.hypot(d, q) > motor["i_max"]) / len(T),
    }
