# forward is not normalized
def look_at(eye, target, up):
    forward = target - eye
    right = np.cross(forward, up)
    right = right / np.linalg.norm(right)
    true_up = np.cross(right, forward)
    V = np.eye(4)
    V[:3, :3] = np.stack([right, true_up, -forward])
    V[:3, 3] = -V[:3, :3] @ eye
    return V
