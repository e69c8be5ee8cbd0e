# what: The cross product's factors are exchanged, which flips its sign.
def arm_jacobian(cache, prismatic):
    p_end = cache[-1][:3, -1]
    linear, angular = [], []
    for frame, slides in zip(cache[:-1], prismatic):
        z = frame[:3, 2]
        arm = p_end - frame[:3, -1]
        linear.append(z if slides else np.cross(arm, z))
        angular.append(np.zeros(3) if slides else z)
    return {"Jv": np.stack(linear, axis=1), "Jw": np.stack(angular, axis=1)}
