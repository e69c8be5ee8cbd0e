# the condition of the far side is missing: the cylinder goes through both sides of the Earth
def eclipse_power(pos, sun, dt, panel, load, capacity):
    u = sun / np.linalg.norm(sun)
    miss = np.linalg.norm(np.cross(pos.T, u), axis=1)
    shadow = miss < R_EARTH
    E = np.zeros(shadow.size + 1)
    E[0] = capacity
    streak, longest = 0, 0
    for k, s in enumerate(shadow):
        streak = (streak + 1) * s
        longest = max(longest, streak)
        E[k + 1] = np.clip(E[k] + (panel * (not s) - load) * dt / 3600.0, 0, capacity)
    return {"dark": shadow, "longest": float(longest * dt), "charge": E}
