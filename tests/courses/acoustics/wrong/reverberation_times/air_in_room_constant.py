# the air absorption 4*m*V is added in the room constant, so the critical distance has air in it
def reverberation_times(room, alpha, m):
    V = np.prod(room)
    faces = V / room                      # Ly*Lz, Lx*Lz, Lx*Ly
    S = 2 * np.sum(faces)
    A_walls = faces @ (alpha[0::2] + alpha[1::2])
    A_air = 4 * m * V
    ma = A_walls / S
    t_s = 24 * np.log(10) / C * V / (A_walls + A_air)
    t_e = 24 * np.log(10) / C * V / (-S * np.log(1 - ma) + A_air)
    R = (A_walls + A_air) / (1 - ma)
    chosen = np.array([e if a > 0.2 else s for a, s, e in zip(ma, t_s, t_e)])
    return {"sabine": t_s, "eyring": t_e, "chosen": chosen, "critical": np.sqrt(R / (16 * np.pi))}
