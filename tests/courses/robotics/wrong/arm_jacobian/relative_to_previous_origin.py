# what: The lever arm runs from the joint to the next joint's origin instead of to the hand.
def arm_jacobian(cache, prismatic):
    n = len(prismatic)
    Jv, Jw = np.zeros((3, n)), np.zeros((3, n))
    for i in range(n):
        zi = cache[i][:3, 2]
        step = cache[i + 1][:3, 3] - cache[i][:3, 3]
        if prismatic[i]:
            Jv[:, i] = zi
        else:
            Jv[:, i] = np.cross(zi, step)
            Jw[:, i] = zi
    return {"Jv": Jv, "Jw": Jw}
