# what: The lever arm is the hand's position itself; the joint's origin is not subtracted.
def arm_jacobian(cache, prismatic):
    p_end = cache[-1][:3, -1]
    linear, angular = [], []
    for frame, slides in zip(cache[:-1], prismatic):
        z = frame[:3, 2]
        arm = p_end
        linear.append(z if slides else np.cross(z, arm))
        angular.append(np.zeros(3) if slides else z)
    return {"Jv": np.stack(linear, axis=1), "Jw": np.stack(angular, axis=1)}
