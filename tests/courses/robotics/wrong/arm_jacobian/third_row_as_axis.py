# what: The third row of the rotation is taken as the axis instead of the third column.
def arm_jacobian(cache, prismatic):
    p_end = cache[-1][:3, -1]
    linear, angular = [], []
    for frame, slides in zip(cache[:-1], prismatic):
        z = frame[2, :3]
        arm = p_end - frame[:3, -1]
        linear.append(z if slides else np.cross(z, arm))
        angular.append(np.zeros(3) if slides else z)
    return {"Jv": np.stack(linear, axis=1), "Jw": np.stack(angular, axis=1)}
