# what: The Jacobian is turned into the hand's frame at the end instead of being left in the base's.
def arm_jacobian(cache, prismatic):
    n = len(prismatic)
    Rn, pn = cache[-1][:3, :3], cache[-1][:3, 3]
    Jv, Jw = np.zeros((3, n)), np.zeros((3, n))
    for i, T in enumerate(cache[:-1]):
        if prismatic[i]:
            Jv[:, i] = T[:3, 2]
        else:
            Jv[:, i] = np.cross(T[:3, 2], pn - T[:3, 3])
            Jw[:, i] = T[:3, 2]
    return {"Jv": Rn.T @ Jv, "Jw": Rn.T @ Jw}
