# took half the difference of largest and smallest torque as ripple instead of the whole
def pmsm_torque(i_abc, angle, motor):
    theta = motor["pole_pairs"] * angle
    dq = park_transform(i_abc, theta)
    k = 1.5 * motor["pole_pairs"]
    T = k * dq["i_q"] * (motor["psi"] + (motor["L_d"] - motor["L_q"]) * dq["i_d"])
    amplitude = (np.max(T) - np.min(T)) / 2
    ripple = amplitude / abs(np.mean(T))
    power = motor["R"] * i_abc**2
    loss = np.mean(power[0] + power[1] + power[2])
    too_much = dq["i_d"] ** 2 + dq["i_q"] ** 2 > motor["i_max"] ** 2
    return {"torque": T, "ripple": ripple, "loss": loss, "overload": np.mean(too_much)}
