# squared the mean of each phase current instead of taking the mean of the squares
def pmsm_torque(i_abc, angle, motor):
    p = motor["pole_pairs"]
    theta = p * angle
    a, b, c = i_abc
    alpha = (2 * a - b - c) / 3
    beta = (b - c) / np.sqrt(3)
    i_d = alpha * np.cos(theta) + beta * np.sin(theta)
    i_q = beta * np.cos(theta) - alpha * np.sin(theta)
    torque = 1.5 * p * (motor["psi"] * i_q + (motor["L_d"] - motor["L_q"]) * i_d * i_q)
    ripple = (torque.max() - torque.min()) / abs(torque.mean())
    loss = motor["R"] * np.sum(np.mean(i_abc, axis=1) ** 2)
    overload = np.mean(np.hypot(i_d, i_q) > motor["i_max"])
    return {"torque": torque, "ripple": ripple, "loss": loss, "overload": overload}
