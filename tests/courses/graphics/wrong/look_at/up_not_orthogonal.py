# the given up, normalized, is used as second axis, instead of the cross product of right and forward
def look_at(eye, target, up):
    forward = target - eye
    forward = forward / np.linalg.norm(forward)
    right = np.cross(forward, up)
    right = right / np.linalg.norm(right)
    true_up = up / np.linalg.norm(up)
    V = np.eye(4)
    V[:3, :3] = np.stack([right, true_up, -forward])
    V[:3, 3] = -V[:3, :3] @ eye
    return V
